ALTER TABLE "country" ADD COLUMN "regret_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Colombia's law gives five working days; the others ten days.
UPDATE "country" SET "regret_days" = 5, "counts_working_days" = true WHERE "code" = 'co';

ALTER TABLE "payment" ADD COLUMN "situation" text;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_situation" CHECK ("payment"."situation" in ('refused', 'left', 'in_process'));
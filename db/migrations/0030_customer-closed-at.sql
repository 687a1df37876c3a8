ALTER TABLE "customer" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
-- Until now an address like closed-7@invalid marked an account that its owner closed; when it was closed is not known.
UPDATE "customer" SET "closed_at" = now() WHERE "email" = 'closed-' || "id_customer" || '@invalid';

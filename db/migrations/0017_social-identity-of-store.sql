ALTER TABLE "social_identity" DROP CONSTRAINT "social_identity_id_customer_customer_id_customer_fk";
--> statement-breakpoint
ALTER TABLE "social_identity" DROP CONSTRAINT "social_identity_provider_subject_pk";--> statement-breakpoint
-- By hand: identities that are there already get the store of their account.
ALTER TABLE "social_identity" ADD COLUMN "country" text;--> statement-breakpoint
UPDATE "social_identity" SET "country" = "customer"."country" FROM "customer" WHERE "customer"."id_customer" = "social_identity"."id_customer";--> statement-breakpoint
ALTER TABLE "social_identity" ALTER COLUMN "country" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_country_provider_subject_pk" PRIMARY KEY("country","provider","subject");--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_country_id_customer_customer_country_id_customer_fk" FOREIGN KEY ("country","id_customer") REFERENCES "public"."customer"("country","id_customer") ON DELETE no action ON UPDATE no action;

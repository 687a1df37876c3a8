ALTER TABLE "customer_bank_data" DROP CONSTRAINT "customer_bank_data_account";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP CONSTRAINT "customer_bank_data_cbu";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP CONSTRAINT "customer_bank_data_cuit";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP CONSTRAINT "customer_bank_data_country_account_type_account_type_country_code_fk";
--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP CONSTRAINT "customer_bank_data_country_bank_id_bank_country_id_fk";
--> statement-breakpoint
ALTER TABLE "customer_bank_data" ADD COLUMN "bank_data" jsonb;--> statement-breakpoint
-- Sealed when the shop opens next: the key is not the database's to know.
UPDATE "customer_bank_data" c SET "bank_data" = jsonb_build_object(
  'owner', "owner", 'owner_document', "owner_document", 'cbu', "cbu", 'account_number', "account_number",
  'cuit_cuil', "cuit_cuil", 'account_type', "account_type", 'owner_email', "owner_email", 'owner_rut', "owner_rut",
  'bank', (SELECT b."name" FROM "bank" b WHERE b."id" = c."bank_id"));--> statement-breakpoint
ALTER TABLE "customer_bank_data" ALTER COLUMN "bank_data" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "owner";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "owner_document";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "cbu";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "account_number";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "cuit_cuil";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "account_type";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "owner_email";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "owner_rut";--> statement-breakpoint
ALTER TABLE "customer_bank_data" DROP COLUMN "bank_id";
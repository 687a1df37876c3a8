CREATE TABLE "content_rule" (
	"country" text PRIMARY KEY NOT NULL,
	"needs_second_person" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_contact" DROP CONSTRAINT "staff_contact_role";--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_roles";--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "sent_note" text;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "returned_by" text;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "content_rule" ADD CONSTRAINT "content_rule_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_sent" CHECK (("content_version"."sent_by" is null) = ("content_version"."sent_at" is null));--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_returned" CHECK (("content_version"."returned_by" is null) = ("content_version"."returned_at" is null));--> statement-breakpoint
ALTER TABLE "staff_contact" ADD CONSTRAINT "staff_contact_role" CHECK ("staff_contact"."role" in ('owner', 'orders', 'care', 'content', 'finance'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_roles" CHECK ("staff"."roles" <@ array['owner', 'orders', 'care', 'catalogue', 'content', 'writer', 'finance', 'reader']);
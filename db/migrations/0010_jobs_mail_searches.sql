CREATE TABLE "hidden_search" (
	"country" text NOT NULL,
	"words" text NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_search_country_words_pk" PRIMARY KEY("country","words")
);
--> statement-breakpoint
CREATE TABLE "search_salt" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_visitor" (
	"country" text NOT NULL,
	"term" text NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "search_visitor_country_term_day_visitor_pk" PRIMARY KEY("country","term","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "job_run" (
	"job" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"done" integer NOT NULL,
	"failures" integer NOT NULL,
	"error" text
);
--> statement-breakpoint
DROP INDEX "outbox_mail_waiting";--> statement-breakpoint
ALTER TABLE "outbox_mail" ALTER COLUMN "data" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search_term" ADD COLUMN "most_in_a_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_key" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "message_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "last_error" text;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hidden_search" ADD CONSTRAINT "hidden_search_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_visitor_day_index" ON "search_visitor" USING btree ("day");--> statement-breakpoint
CREATE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("sku_simple") WHERE "stock_alert"."told_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_mail_due" ON "outbox_mail" USING btree ("due_at") WHERE "outbox_mail"."sent_at" is null and "outbox_mail"."dead_at" is null;--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_data" CHECK ("outbox_mail"."sent_at" is null and "outbox_mail"."data" is not null or "outbox_mail"."sent_at" is not null and "outbox_mail"."data" is null);--> statement-breakpoint
ALTER TABLE "outbox_mail" ADD CONSTRAINT "outbox_mail_end" CHECK ("outbox_mail"."sent_at" is null or "outbox_mail"."dead_at" is null);--> statement-breakpoint
-- By hand: who signed before there was a question stays on the list.
UPDATE "newsletter_key" SET "confirmed_at" = "signed_at";

CREATE TABLE "checkout_visit" (
	"country" text NOT NULL,
	"visitor" text NOT NULL,
	"network" text NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"entered_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	CONSTRAINT "checkout_visit_country_visitor_pk" PRIMARY KEY("country","visitor")
);
--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "checkout_places" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "checkout_visit_waiting" ON "checkout_visit" USING btree ("country","arrived_at") WHERE "checkout_visit"."entered_at" is null;--> statement-breakpoint
CREATE INDEX "checkout_visit_inside" ON "checkout_visit" USING btree ("country","seen_at") WHERE "checkout_visit"."entered_at" is not null and "checkout_visit"."left_at" is null;--> statement-breakpoint
CREATE INDEX "checkout_visit_entered" ON "checkout_visit" USING btree ("country","entered_at");--> statement-breakpoint
CREATE INDEX "checkout_visit_network" ON "checkout_visit" USING btree ("country","network","seen_at");
DROP INDEX "search_visitor_day_index";--> statement-breakpoint
ALTER TABLE "search_visitor" DROP CONSTRAINT "search_visitor_country_term_day_visitor_pk";--> statement-breakpoint
ALTER TABLE "search_visitor" ADD CONSTRAINT "search_visitor_day_visitor_country_term_pk" PRIMARY KEY("day","visitor","country","term");--> statement-breakpoint
ALTER TABLE "search_term" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "search_term" ADD COLUMN "visitors_that_day" integer DEFAULT 0 NOT NULL;
CREATE TABLE "feed_source" (
	"country" text NOT NULL,
	"url" text NOT NULL,
	"mode" text NOT NULL,
	"is_by_color" boolean DEFAULT false NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"digest" text,
	"imported_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"outcome" text,
	"rows" integer,
	"bad" integer,
	"changed" integer,
	"note" text,
	CONSTRAINT "feed_source_country_url_pk" PRIMARY KEY("country","url"),
	CONSTRAINT "feed_source_mode" CHECK ("feed_source"."mode" in ('update', 'replace', 'delta')),
	CONSTRAINT "feed_source_outcome" CHECK ("feed_source"."outcome" in ('imported', 'unchanged', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "simple" ADD COLUMN "source_id" text;--> statement-breakpoint
ALTER TABLE "feed_source" ADD CONSTRAINT "feed_source_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simple_source" ON "simple" USING btree ("country","source_id") WHERE "simple"."source_id" is not null;
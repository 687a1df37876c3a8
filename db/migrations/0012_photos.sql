CREATE TABLE "photo" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" text,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "photo_key" CHECK ("photo"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "photo_state" CHECK ("photo"."state" in ('waiting', 'fetched', 'failed')),
	CONSTRAINT "photo_fetched" CHECK (("photo"."state" = 'fetched') = ("photo"."fetched_at" is not null))
);
--> statement-breakpoint
CREATE INDEX "photo_due" ON "photo" USING btree ("due_at") WHERE "photo"."state" = 'waiting';--> statement-breakpoint
-- By hand: addresses elsewhere become photographs of ours, to be fetched; the browser was never allowed to show them.
CREATE TEMP TABLE "foreign_picture" AS
  SELECT "url", regexp_replace("url", '^http:', 'https:', 'i') AS "source" FROM "product_image" WHERE "url" ~* '^https?://'
  UNION
  SELECT "logo_url", regexp_replace("logo_url", '^http:', 'https:', 'i') FROM "brand" WHERE "logo_url" ~* '^https?://';--> statement-breakpoint
INSERT INTO "photo" ("key", "source")
  SELECT DISTINCT left(encode(sha256(convert_to("source", 'UTF8')), 'hex'), 32), "source" FROM "foreign_picture";--> statement-breakpoint
UPDATE "product_image" i SET "url" = '/img/f/' || left(encode(sha256(convert_to(f."source", 'UTF8')), 'hex'), 32) || '.jpg'
  FROM "foreign_picture" f WHERE i."url" = f."url";--> statement-breakpoint
UPDATE "brand" b SET "logo_url" = '/img/f/' || left(encode(sha256(convert_to(f."source", 'UTF8')), 'hex'), 32) || '.jpg'
  FROM "foreign_picture" f WHERE b."logo_url" = f."url";--> statement-breakpoint
DROP TABLE "foreign_picture";

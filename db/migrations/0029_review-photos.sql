CREATE TABLE "review_photo" (
	"key" text PRIMARY KEY NOT NULL,
	"review_id" integer,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_photo_position" UNIQUE("review_id","position"),
	CONSTRAINT "review_photo_key" CHECK ("review_photo"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "review_photo_many" CHECK ("review_photo"."position" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photo_loose" ON "review_photo" USING btree ("created_at") WHERE "review_photo"."review_id" is null;
ALTER TABLE "simple" ADD COLUMN "source_id" text;--> statement-breakpoint
CREATE INDEX "simple_source" ON "simple" USING btree ("country","source_id") WHERE "simple"."source_id" is not null;
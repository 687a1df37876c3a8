ALTER TABLE "feed_source" ADD COLUMN "mapping" jsonb;

ALTER TABLE "product_image" ADD COLUMN "alt" text;--> statement-breakpoint
ALTER TABLE "product_image" ADD COLUMN "focus_x" integer;--> statement-breakpoint
ALTER TABLE "product_image" ADD COLUMN "focus_y" integer;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "is_of_products" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "unused_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "replaced_by" text;--> statement-breakpoint
CREATE INDEX "product_image_without_text" ON "product_image" USING btree ("country","sku") WHERE "product_image"."alt" = '';--> statement-breakpoint
CREATE INDEX "photo_unused" ON "photo" USING btree ("unused_since") WHERE "photo"."unused_since" is not null;--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_alt" CHECK (length("product_image"."alt") <= 250);--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_focus" CHECK ("product_image"."focus_x" between 0 and 100 and "product_image"."focus_y" between 0 and 100 or ("product_image"."focus_x" is null and "product_image"."focus_y" is null));
CREATE TABLE "attribute" (
	"country" text NOT NULL,
	"key" text NOT NULL,
	"name" text,
	"is_filter" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "attribute_country_key_pk" PRIMARY KEY("country","key"),
	CONSTRAINT "attribute_key" CHECK (("attribute"."key" in ('sole_material', 's_type', 'occasion', 'heel_shape', 'heel_height', 'shaft_height', 'upper_material', 'fit', 'length', 'sleeves', 'neckline', 'trend', 'cut_type', 'app_material', 'leg_length', 'bottom_rise', 'bottom_cut_type', 'acc_material', 'accessory_dimensions', 'style', 'watch_strap_material', 'watch_material', 'watch_water_resistance') or "attribute"."key" ~ '^attr_[a-z0-9][a-z0-9_]{0,39}$'))
);
--> statement-breakpoint
ALTER TABLE "product_attribute" DROP CONSTRAINT "product_attribute_key";--> statement-breakpoint
ALTER TABLE "attribute" ADD CONSTRAINT "attribute_country_country_code_fk" FOREIGN KEY ("country") REFERENCES "public"."country"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_key" CHECK (("product_attribute"."key" in ('sole_material', 's_type', 'occasion', 'heel_shape', 'heel_height', 'shaft_height', 'upper_material', 'fit', 'length', 'sleeves', 'neckline', 'trend', 'cut_type', 'app_material', 'leg_length', 'bottom_rise', 'bottom_cut_type', 'acc_material', 'accessory_dimensions', 'style', 'watch_strap_material', 'watch_material', 'watch_water_resistance') or "product_attribute"."key" ~ '^attr_[a-z0-9][a-z0-9_]{0,39}$'));--> statement-breakpoint
-- A name, a place or a filter that changes is shown by every node.
CREATE TRIGGER attribute_came AFTER INSERT ON attribute REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_rows_of_store_changed();
--> statement-breakpoint
CREATE TRIGGER attribute_changed AFTER UPDATE ON attribute REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_rows_of_store_changed();
--> statement-breakpoint
CREATE TRIGGER attribute_went AFTER DELETE ON attribute REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_rows_of_store_changed();
--> statement-breakpoint
CREATE TRIGGER attribute_emptied AFTER TRUNCATE ON attribute
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_shape_changed();
--> statement-breakpoint
ALTER TABLE attribute ENABLE ALWAYS TRIGGER attribute_came;
--> statement-breakpoint
ALTER TABLE attribute ENABLE ALWAYS TRIGGER attribute_changed;
--> statement-breakpoint
ALTER TABLE attribute ENABLE ALWAYS TRIGGER attribute_went;
--> statement-breakpoint
ALTER TABLE attribute ENABLE ALWAYS TRIGGER attribute_emptied;

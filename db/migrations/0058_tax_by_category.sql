CREATE TABLE "category_tax" (
	"country" text NOT NULL,
	"category_id" integer NOT NULL,
	"percent" numeric(5, 2) NOT NULL,
	CONSTRAINT "category_tax_country_category_id_pk" PRIMARY KEY("country","category_id"),
	CONSTRAINT "category_tax_percent" CHECK ("category_tax"."percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "tax_percent" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "category_tax" ADD CONSTRAINT "category_tax_country_category_id_category_country_id_fk" FOREIGN KEY ("country","category_id") REFERENCES "public"."category"("country","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_tax" CHECK ("order_item"."tax_percent" between 0 and 100);--> statement-breakpoint
-- What was sold so far was taxed as its store taxes: the rate of its order, or that of the store where none was written down.
ALTER TABLE "order_item" DISABLE TRIGGER "order_item_written_once";
--> statement-breakpoint
UPDATE order_item SET tax_percent = coalesce(sold.tax_percent, store.tax_percent)
FROM sales_order sold JOIN country store ON store.code = sold.country
WHERE sold.order_nr = order_item.order_nr;
--> statement-breakpoint
ALTER TABLE "order_item" ENABLE TRIGGER "order_item_written_once";
--> statement-breakpoint
-- Another rate is another price without taxes on pages: those that were kept are made again.
CREATE TRIGGER category_tax_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_tax
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_pages_changed();
--> statement-breakpoint
ALTER TABLE category_tax ENABLE ALWAYS TRIGGER category_tax_changed;

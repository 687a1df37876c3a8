-- A retailer has one sku in several countries: products and sizes are known by their store and sku (decision 039).

-- References to the old keys go first.
ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "cart_item" DROP CONSTRAINT "cart_item_sku_sku_simple_simple_sku_sku_simple_fk";
--> statement-breakpoint
ALTER TABLE "product_attribute" DROP CONSTRAINT "product_attribute_sku_product_sku_fk";
--> statement-breakpoint
ALTER TABLE "product_image" DROP CONSTRAINT "product_image_sku_product_sku_fk";
--> statement-breakpoint
ALTER TABLE "exchange_item" DROP CONSTRAINT "exchange_item_replacement_sku_simple_simple_sku_simple_fk";
--> statement-breakpoint
ALTER TABLE "exchange_item" DROP CONSTRAINT "exchange_item_order_nr_batchnumber_exchange_request_order_nr_batchnumber_fk";
--> statement-breakpoint
ALTER TABLE "membership" DROP CONSTRAINT "membership_sku_product_sku_fk";
--> statement-breakpoint
ALTER TABLE "order_item" DROP CONSTRAINT "order_item_order_nr_sales_order_order_nr_fk";
--> statement-breakpoint
ALTER TABLE "stock_alert" DROP CONSTRAINT "stock_alert_sku_simple_simple_sku_simple_fk";
--> statement-breakpoint
ALTER TABLE "simple" DROP CONSTRAINT "simple_sku_product_sku_fk";
--> statement-breakpoint
ALTER TABLE "stock_movement" DROP CONSTRAINT "stock_movement_sku_simple_simple_sku_simple_fk";
--> statement-breakpoint
ALTER TABLE "product_category" DROP CONSTRAINT "product_category_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "wishlist_item" DROP CONSTRAINT "wishlist_item_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "product_related" DROP CONSTRAINT "product_related_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "product_related" DROP CONSTRAINT "product_related_country_related_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "recommendation_list" DROP CONSTRAINT "recommendation_list_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "product_rating" DROP CONSTRAINT "product_rating_country_sku_product_country_sku_fk";
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_of_store";
--> statement-breakpoint
ALTER TABLE "exchange_request" DROP CONSTRAINT "exchange_request_of_order";
--> statement-breakpoint
ALTER TABLE "simple" DROP CONSTRAINT "simple_of_product";
--> statement-breakpoint
ALTER TABLE "simple" DROP CONSTRAINT "simple_size";
--> statement-breakpoint
DROP INDEX "cart_item_sku_simple_index";
--> statement-breakpoint
DROP INDEX "wishlist_item_sku_index";
--> statement-breakpoint
DROP INDEX "product_related_related_sku_index";
--> statement-breakpoint
DROP INDEX "recommendation_list_sku_index";
--> statement-breakpoint
DROP INDEX "exchange_item_replacement_sku_simple_index";
--> statement-breakpoint
DROP INDEX "membership_sku_index";
--> statement-breakpoint
DROP INDEX "order_item_sku_simple_index";
--> statement-breakpoint
DROP INDEX "stock_movement_sku_simple_index";
--> statement-breakpoint
DROP INDEX "product_attribute_by_value";
--> statement-breakpoint
DROP INDEX "review_of_customer";
--> statement-breakpoint
DROP INDEX "review_of_guest";
--> statement-breakpoint
DROP INDEX "review_of_product";
--> statement-breakpoint
DROP INDEX "stock_alert_waiting";
--> statement-breakpoint
ALTER TABLE "product_attribute" DROP CONSTRAINT "product_attribute_sku_key_value_pk";
--> statement-breakpoint
ALTER TABLE "product_category" DROP CONSTRAINT "product_category_sku_category_id_pk";
--> statement-breakpoint
ALTER TABLE "product_image" DROP CONSTRAINT "product_image_sku_position_pk";
--> statement-breakpoint
ALTER TABLE "product_related" DROP CONSTRAINT "product_related_sku_related_sku_pk";
--> statement-breakpoint
ALTER TABLE "stock_alert" DROP CONSTRAINT "stock_alert_sku_simple_email_pk";
--> statement-breakpoint
ALTER TABLE "product" DROP CONSTRAINT "product_pkey";
--> statement-breakpoint
ALTER TABLE "product_rating" DROP CONSTRAINT "product_rating_pkey";
--> statement-breakpoint
ALTER TABLE "simple" DROP CONSTRAINT "simple_pkey";
--> statement-breakpoint
-- The store of every row that reached it through its product until now.
ALTER TABLE "product_attribute" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "product_image" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "exchange_item" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "simple" ADD COLUMN "country" text;
--> statement-breakpoint
ALTER TABLE "stock_movement" ADD COLUMN "country" text;
--> statement-breakpoint
DROP VIEW stock_reconciliation;
--> statement-breakpoint
UPDATE "simple" SET "country" = product.country FROM product WHERE product.sku = simple.sku;
--> statement-breakpoint
UPDATE "product_image" SET "country" = product.country FROM product WHERE product.sku = product_image.sku;
--> statement-breakpoint
UPDATE "product_attribute" SET "country" = product.country FROM product WHERE product.sku = product_attribute.sku;
--> statement-breakpoint
UPDATE "stock_movement" SET "country" = simple.country FROM simple WHERE simple.sku_simple = stock_movement.sku_simple;
--> statement-breakpoint
UPDATE "stock_alert" SET "country" = simple.country FROM simple WHERE simple.sku_simple = stock_alert.sku_simple;
--> statement-breakpoint
UPDATE "exchange_item" SET "country" = exchange_request.country FROM exchange_request WHERE exchange_request.batchnumber = exchange_item.batchnumber;
--> statement-breakpoint
-- Lines of orders are written once (0002); this is the once that they learn their store.
ALTER TABLE "order_item" DISABLE TRIGGER "order_item_written_once";
--> statement-breakpoint
UPDATE "order_item" SET "country" = sales_order.country FROM sales_order WHERE sales_order.order_nr = order_item.order_nr;
--> statement-breakpoint
ALTER TABLE "order_item" ENABLE TRIGGER "order_item_written_once";
--> statement-breakpoint
ALTER TABLE "product_attribute" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "product_image" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "exchange_item" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_item" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock_alert" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "simple" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "stock_movement" ALTER COLUMN "country" SET NOT NULL;
--> statement-breakpoint
-- Keys by store and sku.
ALTER TABLE "product" ADD CONSTRAINT "product_country_sku_pk" PRIMARY KEY("country","sku");
--> statement-breakpoint
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_country_sku_key_value_pk" PRIMARY KEY("country","sku","key","value");
--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_country_sku_category_id_pk" PRIMARY KEY("country","sku","category_id");
--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_country_sku_position_pk" PRIMARY KEY("country","sku","position");
--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_country_sku_related_sku_pk" PRIMARY KEY("country","sku","related_sku");
--> statement-breakpoint
ALTER TABLE "product_rating" ADD CONSTRAINT "product_rating_country_sku_pk" PRIMARY KEY("country","sku");
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_country_sku_simple_email_pk" PRIMARY KEY("country","sku_simple","email");
--> statement-breakpoint
ALTER TABLE "simple" ADD CONSTRAINT "simple_country_sku_simple_pk" PRIMARY KEY("country","sku_simple");
--> statement-breakpoint
ALTER TABLE "exchange_request" ADD CONSTRAINT "exchange_request_of_order" UNIQUE("country","order_nr","batchnumber");
--> statement-breakpoint
ALTER TABLE "simple" ADD CONSTRAINT "simple_size" UNIQUE("country","sku","size");
--> statement-breakpoint
CREATE INDEX "cart_item_country_sku_simple_index" ON "cart_item" USING btree ("country","sku_simple");
--> statement-breakpoint
CREATE INDEX "wishlist_item_country_sku_index" ON "wishlist_item" USING btree ("country","sku");
--> statement-breakpoint
CREATE INDEX "product_related_country_related_sku_index" ON "product_related" USING btree ("country","related_sku");
--> statement-breakpoint
CREATE INDEX "recommendation_list_country_sku_index" ON "recommendation_list" USING btree ("country","sku");
--> statement-breakpoint
CREATE INDEX "exchange_item_country_replacement_sku_simple_index" ON "exchange_item" USING btree ("country","replacement_sku_simple");
--> statement-breakpoint
CREATE INDEX "membership_country_sku_index" ON "membership" USING btree ("country","sku");
--> statement-breakpoint
CREATE INDEX "order_item_country_sku_simple_index" ON "order_item" USING btree ("country","sku_simple");
--> statement-breakpoint
CREATE INDEX "stock_movement_country_sku_simple_index" ON "stock_movement" USING btree ("country","sku_simple");
--> statement-breakpoint
CREATE INDEX "product_attribute_by_value" ON "product_attribute" USING btree ("country","key","value","sku");
--> statement-breakpoint
CREATE UNIQUE INDEX "review_of_customer" ON "review" USING btree ("country","sku","id_customer") WHERE "review"."id_customer" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "review_of_guest" ON "review" USING btree ("country","sku","guest_email") WHERE "review"."guest_email" is not null;
--> statement-breakpoint
CREATE INDEX "review_of_product" ON "review" USING btree ("country","sku","status","written_at" DESC NULLS LAST,"id" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "stock_alert_waiting" ON "stock_alert" USING btree ("country","sku_simple") WHERE "stock_alert"."told_at" is null;
--> statement-breakpoint
ALTER TABLE "cart_item" ADD CONSTRAINT "cart_item_country_sku_simple_simple_country_sku_simple_fk" FOREIGN KEY ("country","sku_simple") REFERENCES "public"."simple"("country","sku_simple") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exchange_item" ADD CONSTRAINT "exchange_item_country_order_nr_batchnumber_exchange_request_country_order_nr_batchnumber_fk" FOREIGN KEY ("country","order_nr","batchnumber") REFERENCES "public"."exchange_request"("country","order_nr","batchnumber") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exchange_item" ADD CONSTRAINT "exchange_item_country_replacement_sku_simple_simple_country_sku_simple_fk" FOREIGN KEY ("country","replacement_sku_simple") REFERENCES "public"."simple"("country","sku_simple") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE SET NULL ("sku");
--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_country_order_nr_sales_order_country_order_nr_fk" FOREIGN KEY ("country","order_nr") REFERENCES "public"."sales_order"("country","order_nr") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_country_sku_simple_simple_country_sku_simple_fk" FOREIGN KEY ("country","sku_simple") REFERENCES "public"."simple"("country","sku_simple") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "simple" ADD CONSTRAINT "simple_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_country_sku_simple_simple_country_sku_simple_fk" FOREIGN KEY ("country","sku_simple") REFERENCES "public"."simple"("country","sku_simple") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_related" ADD CONSTRAINT "product_related_country_related_sku_product_country_sku_fk" FOREIGN KEY ("country","related_sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recommendation_list" ADD CONSTRAINT "recommendation_list_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_rating" ADD CONSTRAINT "product_rating_country_sku_product_country_sku_fk" FOREIGN KEY ("country","sku") REFERENCES "public"."product"("country","sku") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Empty when all is well (INV-02): sizes whose stock is not the sum of its movements.
CREATE VIEW stock_reconciliation AS
  SELECT simple.country, simple.sku_simple, simple.stock, coalesce(sum(delta), 0)::integer AS booked
  FROM simple LEFT JOIN stock_movement USING (country, sku_simple)
  GROUP BY simple.country, simple.sku_simple, simple.stock
  HAVING simple.stock <> coalesce(sum(delta), 0);
--> statement-breakpoint
-- What the triggers of 0006 tell: old and new rows are paired by store and sku.
CREATE OR REPLACE FUNCTION catalog_product_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku)
  WITH changed AS (
    SELECT n.country, n.sku,
      (n.active AND NOT o.active)
      OR (n.slug, n.name, n.brand_id, n.supplier_id, n.gender, n.color, n.color_family, n.description, n.is_eco,
        n.is_boost, n.is_gift_card, n.popularity, n.created_at)
      IS DISTINCT FROM (o.slug, o.name, o.brand_id, o.supplier_id, o.gender, o.color, o.color_family, o.description,
        o.is_eco, o.is_boost, o.is_gift_card, o.popularity, o.created_at) AS is_shape
    FROM new_rows n JOIN old_rows o USING (country, sku)
    WHERE n IS DISTINCT FROM o
  ), per_store AS (
    SELECT country, count(*) AS many, bool_or(is_shape) AS is_shape FROM changed GROUP BY country
  )
  SELECT country, NULL FROM per_store WHERE is_shape OR many > 500
  UNION ALL
  SELECT country, sku FROM changed JOIN per_store USING (country) WHERE NOT per_store.is_shape AND many <= 500;
  IF FOUND THEN NOTIFY catalog_change; END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION catalog_stock_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku)
  WITH changed AS (
    SELECT n.country, n.sku, bool_or((n.size, n.size_filter_key, n.position, n.sku)
      IS DISTINCT FROM (o.size, o.size_filter_key, o.position, o.sku)) AS is_shape
    FROM new_rows n JOIN old_rows o USING (country, sku_simple)
    WHERE n IS DISTINCT FROM o
    GROUP BY n.country, n.sku
  ), per_store AS (
    SELECT country, count(*) AS many, bool_or(is_shape) AS is_shape FROM changed GROUP BY country
  )
  SELECT country, NULL FROM per_store WHERE is_shape OR many > 500
  UNION ALL
  SELECT country, sku FROM changed JOIN per_store USING (country) WHERE NOT per_store.is_shape AND many <= 500;
  IF FOUND THEN NOTIFY catalog_change; END IF;
  RETURN NULL;
END
$$;

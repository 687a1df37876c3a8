ALTER TABLE "shipping_rate" DROP CONSTRAINT "shipping_rate_place";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "grams" integer;--> statement-breakpoint
ALTER TABLE "shipping_rate" ADD COLUMN "up_to_grams" integer;--> statement-breakpoint
ALTER TABLE "simple" ADD COLUMN "grams" integer;--> statement-breakpoint
ALTER TABLE "country" ADD COLUMN "default_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rate" ADD CONSTRAINT "shipping_rate_place" UNIQUE NULLS NOT DISTINCT("country","code","region","postcode_prefix","from_amount","up_to_grams");--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_grams" CHECK ("category"."grams" between 0 and 1000000);--> statement-breakpoint
ALTER TABLE "shipping_rate" ADD CONSTRAINT "shipping_rate_grams" CHECK ("shipping_rate"."up_to_grams" between 1 and 1000000);--> statement-breakpoint
ALTER TABLE "simple" ADD CONSTRAINT "simple_grams" CHECK ("simple"."grams" between 0 and 1000000);
--> statement-breakpoint
-- What goods weigh whose feed does not say it: as the deepest category of theirs says, then the store.
CREATE FUNCTION default_grams_of(store text, product_sku text) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH RECURSIVE around AS (
    SELECT c.id, c.parent_id, c.level, c.grams FROM product_category filed JOIN category c ON c.id = filed.category_id
      WHERE filed.country = store AND filed.sku = product_sku
    UNION
    SELECT c.id, c.parent_id, c.level, c.grams FROM category c JOIN around ON c.id = around.parent_id
  )
  SELECT coalesce((SELECT grams FROM around WHERE grams IS NOT NULL ORDER BY level DESC, id LIMIT 1),
    (SELECT default_grams FROM country WHERE code = store))
$$;
--> statement-breakpoint
-- What one piece of a product weighs, in its heaviest size.
CREATE FUNCTION grams_of_product(store text, product_sku text) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH usual AS MATERIALIZED (SELECT default_grams_of(store, product_sku) AS grams)
  SELECT coalesce(max(coalesce(simple.grams, usual.grams)), min(usual.grams))
    FROM usual LEFT JOIN simple ON simple.country = store AND simple.sku = product_sku
$$;
--> statement-breakpoint
-- Another weight is another price of shipping on its page: it is announced like another size.
CREATE OR REPLACE FUNCTION catalog_stock_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku)
  WITH changed AS (
    SELECT n.country, n.sku, bool_or((n.size, n.size_filter_key, n.position, n.grams, n.sku)
      IS DISTINCT FROM (o.size, o.size_filter_key, o.position, o.grams, o.sku)) AS is_shape
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

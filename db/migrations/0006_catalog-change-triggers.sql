-- Every node keeps an index of the catalogue in memory. These triggers tell what changed (db/schema/catalog-changes.ts).
-- They speak once per statement: a million copied rows cost one line.

-- Rows came, went or changed in a way that only reading the store anew can follow.
CREATE FUNCTION catalog_shape_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku) VALUES (NULL, NULL);
  NOTIFY catalog_change;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Prices, special prices and being for sale can be followed product by product; a long list is one reading of the store.
CREATE FUNCTION catalog_product_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku)
  WITH changed AS (
    SELECT n.country, n.sku,
      (n.active AND NOT o.active)
      OR (n.slug, n.name, n.brand_id, n.supplier_id, n.gender, n.color, n.color_family, n.description, n.is_eco,
        n.is_boost, n.is_gift_card, n.popularity, n.created_at, n.country)
      IS DISTINCT FROM (o.slug, o.name, o.brand_id, o.supplier_id, o.gender, o.color, o.color_family, o.description,
        o.is_eco, o.is_boost, o.is_gift_card, o.popularity, o.created_at, o.country) AS is_shape
    FROM new_rows n JOIN old_rows o USING (sku)
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
CREATE FUNCTION catalog_stock_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku)
  WITH changed AS (
    SELECT n.sku, bool_or((n.size, n.size_filter_key, n.position, n.sku)
      IS DISTINCT FROM (o.size, o.size_filter_key, o.position, o.sku)) AS is_shape
    FROM new_rows n JOIN old_rows o USING (sku_simple)
    WHERE n IS DISTINCT FROM o
    GROUP BY n.sku
  ), of_store AS (
    SELECT product.country, sku, is_shape FROM changed JOIN product USING (sku)
  ), per_store AS (
    SELECT country, count(*) AS many, bool_or(is_shape) AS is_shape FROM of_store GROUP BY country
  )
  SELECT country, NULL FROM per_store WHERE is_shape OR many > 500
  UNION ALL
  SELECT country, sku FROM of_store JOIN per_store USING (country) WHERE NOT per_store.is_shape AND many <= 500;
  IF FOUND THEN NOTIFY catalog_change; END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_updated AFTER UPDATE ON product
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_product_updated();
--> statement-breakpoint
CREATE TRIGGER simple_updated AFTER UPDATE ON simple
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_stock_updated();
--> statement-breakpoint
CREATE TRIGGER product_came_or_went AFTER INSERT OR DELETE OR TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_shape_changed();
--> statement-breakpoint
CREATE TRIGGER simple_came_or_went AFTER INSERT OR DELETE OR TRUNCATE ON simple
  FOR EACH STATEMENT EXECUTE FUNCTION catalog_shape_changed();
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'brand', 'category', 'supplier', 'supplier_shipping', 'shipping_method', 'product_category', 'product_attribute',
    'product_image', 'country', 'static_page', 'banner', 'seo_settings', 'sorting_formula', 'ab_configuration',
    'fast_shipping_zone', 'fast_shipping_city'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION catalog_shape_changed()', name || '_changed', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- What pages show besides products: no index holds it, but a page that was kept has to be made again. An empty sku.
CREATE FUNCTION catalog_pages_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku) VALUES (NULL, '');
  NOTIFY catalog_change;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'home_page', 'home_item', 'menu_item', 'product_related', 'recommendation_list', 'cms_content', 'help_article',
    'size_table'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION catalog_pages_changed()', name || '_changed', name);
  END LOOP;
END
$$;

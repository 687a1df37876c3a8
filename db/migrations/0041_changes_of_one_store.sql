-- Rows that come and go are announced for their own store, and only if there are any: an import into one store made every
-- node read all stores again, batch after batch, and so did a statement that changed nothing.
CREATE FUNCTION catalog_rows_of_store_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalog_change (country, sku) SELECT DISTINCT country, NULL FROM changed_rows;
  IF FOUND THEN NOTIFY catalog_change; END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER product_came_or_went ON product;
--> statement-breakpoint
DROP TRIGGER simple_came_or_went ON simple;
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'product', 'simple', 'product_image', 'product_category', 'product_attribute', 'brand', 'category', 'supplier',
    'supplier_shipping'
  ] LOOP
    EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', name || '_changed', name);
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed_rows
         FOR EACH STATEMENT EXECUTE FUNCTION catalog_rows_of_store_changed()', name || '_came', name);
    EXECUTE format(
      'CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed_rows
         FOR EACH STATEMENT EXECUTE FUNCTION catalog_rows_of_store_changed()', name || '_went', name);
    EXECUTE format(
      'CREATE TRIGGER %I AFTER TRUNCATE ON %I
         FOR EACH STATEMENT EXECUTE FUNCTION catalog_shape_changed()', name || '_emptied', name);
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_came');
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_went');
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_emptied');
    -- Products and sizes have triggers of their own for what changes in place.
    IF name NOT IN ('product', 'simple') THEN
      EXECUTE format(
        'CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed_rows
           FOR EACH STATEMENT EXECUTE FUNCTION catalog_rows_of_store_changed()', name || '_changed', name);
      EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER %I', name, name || '_changed');
    END IF;
  END LOOP;
END
$$;

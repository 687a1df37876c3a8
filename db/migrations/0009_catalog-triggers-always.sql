-- An import checks references by the batch and runs with session_replication_role = replica, which silences ordinary
-- triggers: what it wrote was not seen by running nodes. These triggers speak in that mode too.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT tgname, tgrelid::regclass AS of_table FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE proname IN ('catalog_shape_changed', 'catalog_product_updated', 'catalog_stock_updated', 'catalog_pages_changed')
  LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ALWAYS TRIGGER %I', found.of_table, found.tgname);
  END LOOP;
END
$$;

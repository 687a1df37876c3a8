-- Rules a column constraint cannot say: what was sold and what was booked does not change afterwards.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % refused: rows of this table are written once', lower(TG_OP), TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
-- The row is compared whole, with the columns that may change levelled out: a column added later is guarded too.
CREATE FUNCTION order_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'status' - 'delivered_at' IS DISTINCT FROM to_jsonb(OLD) - 'status' - 'delivered_at' THEN
    RAISE EXCEPTION 'order % is immutable except its status', OLD.order_nr
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_order_immutable BEFORE UPDATE ON sales_order
  FOR EACH ROW EXECUTE FUNCTION order_immutable();
--> statement-breakpoint
CREATE TRIGGER sales_order_kept BEFORE DELETE ON sales_order
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_item_written_once BEFORE UPDATE OR DELETE ON order_item
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION movement_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'remaining' IS DISTINCT FROM to_jsonb(OLD) - 'remaining'
    OR NEW.remaining IS NULL OR OLD.remaining IS NULL OR NEW.remaining > OLD.remaining THEN
    RAISE EXCEPTION 'movement % is booked: only what remains of it may fall', OLD.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_movement_append_only BEFORE UPDATE ON wallet_movement
  FOR EACH ROW EXECUTE FUNCTION movement_append_only();
--> statement-breakpoint
CREATE TRIGGER wallet_movement_kept BEFORE DELETE ON wallet_movement
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A bought cart stays bought: its order number is set once.
CREATE FUNCTION cart_bought_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'cart % was bought as order %', OLD.hash, OLD.order_nr
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER cart_bought_once BEFORE UPDATE ON cart
  FOR EACH ROW WHEN (OLD.order_nr IS NOT NULL AND NEW.order_nr IS DISTINCT FROM OLD.order_nr)
  EXECUTE FUNCTION cart_bought_once();
--> statement-breakpoint
-- Postcode ranges of a store do not overlap. The store's code stands in front of both ends, so that one range
-- type does for all stores and no extension is needed; codes of a range are equally long (check of the table).
CREATE TYPE postcode_span AS RANGE (SUBTYPE = text, COLLATION = "C");
--> statement-breakpoint
ALTER TABLE postcode_range ADD CONSTRAINT postcode_range_apart
  EXCLUDE USING gist (postcode_span(country || from_code, country || to_code, '[]') WITH &&);
--> statement-breakpoint
-- The price a shopper pays at a moment (INV-04): the special price from its first instant up to, not including, its last.
CREATE FUNCTION price_in_force(
  price integer, special_price integer, special_from timestamptz, special_to timestamptz, at timestamptz
) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN special_price IS NOT NULL
    AND at >= coalesce(special_from, '-infinity') AND at < coalesce(special_to, 'infinity')
    THEN special_price ELSE price END
$$;
--> statement-breakpoint
-- Empty when all is well (INV-02): sizes whose stock is not the sum of its movements.
CREATE VIEW stock_reconciliation AS
  SELECT simple.sku_simple, simple.stock, coalesce(sum(delta), 0)::integer AS booked
  FROM simple LEFT JOIN stock_movement USING (sku_simple)
  GROUP BY simple.sku_simple, simple.stock
  HAVING simple.stock <> coalesce(sum(delta), 0);
--> statement-breakpoint
-- Empty when all is well (INV-12): wallets whose balance is not the sum of their movements.
CREATE VIEW wallet_reconciliation AS
  SELECT wallet.wallet_id, wallet.balance, coalesce(sum(amount), 0)::bigint AS booked
  FROM wallet LEFT JOIN wallet_movement USING (wallet_id)
  GROUP BY wallet.wallet_id, wallet.balance
  HAVING wallet.balance <> coalesce(sum(amount), 0);

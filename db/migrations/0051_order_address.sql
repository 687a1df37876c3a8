-- Where an order goes may be changed until it is handed to the carrier, and with it the promised days; by nothing else.
CREATE OR REPLACE FUNCTION order_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'delivered_at', 'shipping_address', 'billing_address', 'guest_network', 'version'];
  is_here boolean := OLD.status IN ('payment_pending', 'confirmed', 'paid', 'preparing') AND NEW.status = OLD.status
    AND NEW.shipping_address ?& ARRAY['first_name', 'address1', 'region_id', 'city'];
BEGIN
  IF NEW.status NOT IN ('payment_pending', 'confirmed') THEN
    NEW.guest_network := NULL;
  END IF;
  IF is_here THEN
    free := free || ARRAY['delivery_from', 'delivery_to'];
  END IF;
  IF to_jsonb(NEW) - free IS DISTINCT FROM to_jsonb(OLD) - free
    OR NEW.guest_network IS NOT NULL AND NEW.guest_network IS DISTINCT FROM OLD.guest_network
    OR NOT is_here AND NEW.shipping_address IS DISTINCT FROM OLD.shipping_address
      AND NEW.shipping_address IS DISTINCT FROM without_person(OLD.shipping_address)
    OR NEW.billing_address IS DISTINCT FROM OLD.billing_address AND NEW.billing_address IS DISTINCT FROM without_person(OLD.billing_address) THEN
    RAISE EXCEPTION 'order % is immutable except its status', OLD.order_nr
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

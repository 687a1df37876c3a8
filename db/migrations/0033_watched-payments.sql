ALTER TABLE "payment" ADD COLUMN "check_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "attempts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "page_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "page_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "guest_network" text;--> statement-breakpoint
CREATE INDEX "payment_to_check" ON "payment" USING btree ("check_at") WHERE "payment"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "sales_order_unpaid_of_network" ON "sales_order" USING btree ("guest_network") WHERE "sales_order"."guest_network" is not null;--> statement-breakpoint
-- By hand: the providers are asked about open payments, and about those whose pages may still have been paid on.
UPDATE "payment" SET "check_at" = now() WHERE "provider" IS NOT NULL AND "provider_ref" IS NOT NULL
  AND ("status" = 'pending' OR "status" = 'rejected' AND "created_at" > now() - interval '4 days');--> statement-breakpoint
-- By hand: the network of a guest matters while the order waits for its payment, and is forgotten with that.
CREATE OR REPLACE FUNCTION order_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'delivered_at', 'shipping_address', 'billing_address', 'guest_network'];
BEGIN
  IF NEW.status <> 'payment_pending' THEN
    NEW.guest_network := NULL;
  END IF;
  IF to_jsonb(NEW) - free IS DISTINCT FROM to_jsonb(OLD) - free
    OR NEW.guest_network IS NOT NULL AND NEW.guest_network IS DISTINCT FROM OLD.guest_network
    OR NEW.shipping_address IS DISTINCT FROM OLD.shipping_address AND NEW.shipping_address IS DISTINCT FROM without_person(OLD.shipping_address)
    OR NEW.billing_address IS DISTINCT FROM OLD.billing_address AND NEW.billing_address IS DISTINCT FROM without_person(OLD.billing_address) THEN
    RAISE EXCEPTION 'order % is immutable except its status', OLD.order_nr
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME, TABLE = TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END $$;

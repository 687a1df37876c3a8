CREATE TABLE "transfer_proof" (
	"key" text PRIMARY KEY NOT NULL,
	"order_nr" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL,
	"file_key" jsonb NOT NULL,
	"is_current" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_proof_key" CHECK ("transfer_proof"."key" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "transfer_proof_kind" CHECK ("transfer_proof"."kind" in ('picture', 'pdf'))
);
--> statement-breakpoint
ALTER TABLE "transfer_proof" ADD CONSTRAINT "transfer_proof_order_nr_sales_order_order_nr_fk" FOREIGN KEY ("order_nr") REFERENCES "public"."sales_order"("order_nr") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transfer_proof_order_nr_index" ON "transfer_proof" USING btree ("order_nr");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_proof_current" ON "transfer_proof" USING btree ("order_nr") WHERE "transfer_proof"."is_current";--> statement-breakpoint
CREATE INDEX "transfer_proof_sent_at_index" ON "transfer_proof" USING btree ("sent_at");--> statement-breakpoint
-- As in 0033, with the version that 0043 counts: an order loses its person when the account is closed, and its network when it is decided.
CREATE OR REPLACE FUNCTION order_immutable() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['status', 'delivered_at', 'shipping_address', 'billing_address', 'guest_network', 'version'];
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
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;

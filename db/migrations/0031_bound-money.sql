-- Coupons and promotions never act on gift cards (decision 043).
ALTER TABLE "sales_rule" DROP COLUMN "on_gift_cards";--> statement-breakpoint
ALTER TABLE "exchange_item" ADD COLUMN "bound_parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "credit_paid" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_movement" ADD COLUMN "bound_parts" jsonb;--> statement-breakpoint
-- Until now the credits of an order were shared by its lines by their price before discounts.
ALTER TABLE "order_item" DISABLE TRIGGER "order_item_written_once";--> statement-breakpoint
WITH credits AS (
  SELECT coupon_use.order_nr, sum(coupon_use.amount) AS amount FROM coupon_use
  JOIN sales_rule USING (id_sales_rule) WHERE sales_rule.kind = 'credit' GROUP BY 1
), lines AS (
  SELECT id, credits.amount, unit_price::numeric * quantity AS worth,
    sum(unit_price::numeric * quantity) OVER (PARTITION BY order_item.order_nr ORDER BY id) AS upto,
    sum(unit_price::numeric * quantity) OVER (PARTITION BY order_item.order_nr) AS of_all
  FROM order_item JOIN credits USING (order_nr)
)
UPDATE order_item SET credit_paid = floor(amount * upto / of_all) - floor(amount * (upto - worth) / of_all)
FROM lines WHERE lines.id = order_item.id AND of_all > 0;--> statement-breakpoint
ALTER TABLE "order_item" ENABLE TRIGGER "order_item_written_once";--> statement-breakpoint
-- What an order took of bound money had one end, the latest of its parts. Movements are written once (0002) too.
ALTER TABLE "wallet_movement" DISABLE TRIGGER "wallet_movement_append_only";--> statement-breakpoint
UPDATE wallet_movement SET bound_parts = jsonb_build_array(jsonb_build_object('amount', bound_taken,
    'until', to_char(bound_until AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
WHERE bound_taken > 0;--> statement-breakpoint
ALTER TABLE "wallet_movement" ENABLE TRIGGER "wallet_movement_append_only";--> statement-breakpoint
-- Returns that are under way give back bound money in proportion to what it paid of their order.
WITH paid AS (
  SELECT sales_order.order_nr, wallet_used, bound_taken,
    to_char(bound_until AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS until
  FROM sales_order JOIN wallet_movement
    ON ref_type = 'order' AND ref_id = sales_order.order_nr AND wallet_movement.type = 'Egreso'
  WHERE bound_taken > 0 AND wallet_used > 0
)
UPDATE exchange_item SET bound_parts = bound_parts || jsonb_build_array(jsonb_build_object('tender', 'wallet',
    'amount', floor(wallet_amount::numeric * bound_taken / wallet_used), 'until', until))
FROM paid, exchange_request WHERE paid.order_nr = exchange_item.order_nr AND wallet_amount > 0
  AND exchange_request.batchnumber = exchange_item.batchnumber
  AND exchange_request.status IN ('requested', 'approved', 'received')
  AND floor(wallet_amount::numeric * bound_taken / wallet_used) > 0;--> statement-breakpoint
WITH paid AS (
  SELECT coupon_use.order_nr, sum(coupon_use.amount) AS amount,
    sum(coupon_use.amount) FILTER (WHERE NOT exchangeable_for_money) AS bound,
    to_char(min(credit.expires_at) FILTER (WHERE NOT exchangeable_for_money) AT TIME ZONE 'utc',
      'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS until
  FROM coupon_use JOIN credit USING (id_sales_rule) GROUP BY 1
)
UPDATE exchange_item SET bound_parts = bound_parts || jsonb_build_array(jsonb_build_object('tender', 'credit',
    'amount', floor(credit_amount::numeric * bound / paid.amount), 'until', until))
FROM paid, exchange_request WHERE paid.order_nr = exchange_item.order_nr AND credit_amount > 0
  AND exchange_request.batchnumber = exchange_item.batchnumber
  AND exchange_request.status IN ('requested', 'approved', 'received')
  AND paid.amount > 0 AND floor(credit_amount::numeric * bound / paid.amount) > 0;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_credit" CHECK ("order_item"."credit_paid" >= 0);--> statement-breakpoint
DROP INDEX "wallet_movement_of_order";--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_movement_of_order" ON "wallet_movement" USING btree ("type","ref_id",("remaining" is null),coalesce("expires_at", 'infinity')) WHERE "wallet_movement"."ref_type" = 'order';

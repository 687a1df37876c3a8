ALTER TABLE "exchange_item" ADD COLUMN "shipping_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_item" ADD COLUMN "wallet_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_item" ADD COLUMN "credit_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "exchange_item" ADD CONSTRAINT "exchange_item_tenders" CHECK ("exchange_item"."shipping_amount" >= 0 and "exchange_item"."wallet_amount" >= 0 and "exchange_item"."credit_amount" >= 0
        and "exchange_item"."wallet_amount" + "exchange_item"."credit_amount" <= "exchange_item"."amount" + "exchange_item"."shipping_amount");
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
CREATE INDEX "transfer_proof_sent_at_index" ON "transfer_proof" USING btree ("sent_at");

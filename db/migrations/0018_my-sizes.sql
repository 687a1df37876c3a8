CREATE TABLE "customer_size" (
	"id_customer" integer NOT NULL,
	"kind" text NOT NULL,
	"wearer" text NOT NULL,
	"size" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_size_id_customer_kind_wearer_pk" PRIMARY KEY("id_customer","kind","wearer"),
	CONSTRAINT "customer_size_kind" CHECK ("customer_size"."kind" in ('calzado', 'superior', 'inferior')),
	CONSTRAINT "customer_size_wearer" CHECK ("customer_size"."wearer" in ('mujer', 'hombre', 'ninos'))
);
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "sku_simple" text;--> statement-breakpoint
ALTER TABLE "customer_size" ADD CONSTRAINT "customer_size_id_customer_customer_id_customer_fk" FOREIGN KEY ("id_customer") REFERENCES "public"."customer"("id_customer") ON DELETE no action ON UPDATE no action;
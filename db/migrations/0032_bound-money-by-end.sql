ALTER TABLE "wallet_movement" DROP COLUMN "bound_taken";--> statement-breakpoint
ALTER TABLE "wallet_movement" DROP COLUMN "bound_until";
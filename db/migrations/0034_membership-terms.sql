-- Memberships that were paid at the same moment began together, and a paid term was lost: each now follows the one
-- before it, as long as it was.
DO $$
DECLARE
  term customer_membership%ROWTYPE;
  last customer_membership%ROWTYPE;
BEGIN
  FOR term IN
    SELECT * FROM customer_membership WHERE status IN ('active', 'pending')
    ORDER BY id_customer, membership_id, starts_at, id_customer_membership
  LOOP
    IF last.id_customer = term.id_customer AND last.membership_id = term.membership_id
      AND term.starts_at < last.ends_at THEN
      -- An age in years and months keeps the day of the year.
      term.ends_at := last.ends_at + age(term.ends_at, term.starts_at);
      term.starts_at := last.ends_at;
      UPDATE customer_membership SET starts_at = term.starts_at, ends_at = term.ends_at,
        status = CASE WHEN term.starts_at > now() THEN 'pending' ELSE term.status END
      WHERE id_customer_membership = term.id_customer_membership;
    END IF;
    last := term;
  END LOOP;
END $$;--> statement-breakpoint
-- Ranges of one number compare for equality without the extension btree_gist, which a managed database may not offer.
ALTER TABLE "customer_membership" ADD CONSTRAINT "customer_membership_no_overlap" EXCLUDE USING gist (
  int4range("id_customer", "id_customer", '[]') WITH &&,
  int4range("membership_id", "membership_id", '[]') WITH &&,
  tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("status" IN ('active', 'pending'));

/** Pieces that the statements of this room share. */

export const millis = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`

/** Rows of a list inside a row: an empty list rather than nothing. */
export const list = (rows: string) => `coalesce((select json_agg(r) from (${rows}) r), '[]')`

/** Columns of `Supply`, from simple, product and supplier; `now` is the parameter of the moment. */
export const supplyColumns = (now: string) => `simple.stock, product.active as "isSold", product.price,
  price_in_force(product.price, product.special_price, product.special_from, product.special_to, ${now}) as "inForce",
  supplier.free_shipping as "sellerShipsFree", product.xmin::text as edition`

/** The account a refund goes to, copied into the request so that later edits do not redirect money. */
export type BankDataCopy = {
  owner: string
  owner_document: string
  cbu: string | null
  account_number: string
  cuit_cuil: string | null
  account_type: string
  owner_email: string
  owner_rut: string | null
  bank: string | null
}

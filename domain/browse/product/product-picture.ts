/** A picture of a product. */
export type ProductPicture = {
  url: string
  /** What it shows, for those who do not see it. Null: nobody was asked, it came from a feed; '' : nobody wrote it yet. */
  alt: string | null
  /** The point that every crop keeps, in percent from the left and the top. */
  focus: readonly number[] | null
}

/** What a picture is called that nobody described: honest, and no more than is known of it. */
export const usualPictureText = (name: string, color: string, at: number, of: number) =>
  `${name} ${color}, foto ${at} de ${of}`

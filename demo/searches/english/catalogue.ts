import { seededRandom } from '#domain/platform/random.ts'
import type { TextDocument } from '#server/browse/catalog/text/types.ts'

/** A product in English, with the facts it is judged by. */
export type EnglishProduct = TextDocument & { kind: string; facts: Readonly<Record<string, string>> }

/** One line per kind: key | category | nouns | genders | occasions | patterns | materials | more. */
const kinds = `
tshirt | Tshirts, Topwear, Apparel | T-shirt, Tshirt, Tee | Men Women Boys Girls | Casual Sports | Solid, Printed, Striped | Cotton, Polyester | Round Neck, V-Neck, Polo
shirt | Shirts, Topwear, Apparel | Shirt | Men Women Boys | Casual Formal Party | Solid, Checked, Striped, Printed | Cotton, Linen, Denim | Full Sleeve, Half Sleeve
top | Tops, Topwear, Apparel | Top | Women Girls | Casual Party | Solid, Floral Print, Printed, Polka Dot | Viscose, Cotton | Sleeveless, Full Sleeve, Crop
kurta | Kurtas, Topwear, Apparel | Kurta | Women Men | Ethnic | Solid, Floral Print, Embroidered | Cotton, Silk | Full Sleeve, Sleeveless
dress | Dresses, Dress, Apparel | Dress | Women Girls | Casual Party Formal | Solid, Floral Print, Striped, Polka Dot | Cotton, Chiffon | Maxi, Midi, Sleeveless
hoodie | Sweatshirts, Topwear, Apparel | Hoodie, Sweatshirt | Men Women Boys | Casual Sports | Solid, Printed | Fleece, Cotton | Hooded, Zip
sweater | Sweaters, Topwear, Apparel | Sweater, Cardigan | Men Women Girls | Casual | Solid, Striped | Wool, Acrylic | V-Neck, Turtleneck
jacket | Jackets, Topwear, Apparel | Jacket | Men Women Boys Girls | Casual Sports Party | Solid | Denim, Leather, Nylon | Hooded, Quilted, Bomber
raincoat | Rain Jackets, Topwear, Apparel | Raincoat, Rain Jacket | Men Women Boys | Casual | Solid | Nylon | Hooded, Waterproof
jeans | Jeans, Bottomwear, Apparel | Jeans | Men Women Boys Girls | Casual | Solid, Washed | Denim | Skinny, Slim, Straight, Bootcut
trousers | Trousers, Bottomwear, Apparel | Trousers, Chinos | Men Women | Formal Casual | Solid, Checked | Cotton, Linen | Slim, Regular
trackpants | Track Pants, Bottomwear, Apparel | Track Pants, Joggers | Men Women Boys | Sports | Solid, Striped | Polyester, Cotton | Slim, Regular
shorts | Shorts, Bottomwear, Apparel | Shorts | Men Women Boys Girls | Casual Sports | Solid, Printed, Checked | Cotton, Denim | Regular, Cargo
skirt | Skirts, Bottomwear, Apparel | Skirt | Women Girls | Casual Party | Solid, Floral Print, Checked | Cotton, Denim | Mini, Maxi, Pleated
leggings | Leggings, Bottomwear, Apparel | Leggings, Tights | Women Girls | Sports Casual | Solid, Printed | Cotton, Polyester | High Waist
nightwear | Night Suits, Loungewear, Apparel | Pyjama Set, Nightdress | Women Men Girls | Home | Printed, Solid | Cotton | Full Sleeve
bra | Bra, Innerwear, Apparel | Bra | Women | Casual Sports | Solid, Lace | Cotton, Nylon | Padded, Wireless
briefs | Briefs, Innerwear, Apparel | Briefs, Boxers | Men Boys | Casual | Solid, Printed | Cotton | Pack of 3
swimwear | Swimwear, Apparel | Swimsuit, Bikini | Women Girls | Beach | Solid, Floral Print | Nylon | One Piece
running | Sports Shoes, Shoes, Footwear | Running Shoes, Sports Shoes | Men Women Boys Girls | Sports | Colourblocked, Solid | Mesh, Synthetic | Lace-Up
sneakers | Casual Shoes, Shoes, Footwear | Sneakers, Casual Shoes, Canvas Shoes | Men Women Boys Girls | Casual | Solid, Printed | Canvas, Leather | Lace-Up, Slip-On
formalshoes | Formal Shoes, Shoes, Footwear | Formal Shoes, Oxfords, Loafers | Men | Formal | Solid | Leather, Suede | Lace-Up, Slip-On
boots | Boots, Shoes, Footwear | Boots, Ankle Boots | Men Women | Casual | Solid | Leather, Suede | Lace-Up, Zip
heels | Heels, Shoes, Footwear | Heels, Stilettos, Pumps | Women | Party Formal | Solid, Embellished | Synthetic, Suede | Block Heel, Wedge
flats | Flats, Shoes, Footwear | Flats, Ballerinas | Women Girls | Casual | Solid, Embellished | Synthetic, Leather | Slip-On
sandals | Sandals, Footwear | Sandals | Men Women Boys Girls | Casual Party | Solid | Leather, Synthetic | Strappy
flipflops | Flip Flops, Footwear | Flip-Flops, Slippers | Men Women Boys | Casual Home | Solid, Printed | Rubber | Slip-On
handbag | Handbags, Bags, Accessories | Handbag, Tote Bag, Sling Bag | Women | Casual Party | Solid, Printed | Leather, Canvas | Zip
backpack | Backpacks, Bags, Accessories | Backpack, Laptop Backpack | Unisex | Casual School Travel | Solid, Printed | Polyester, Canvas | Zip
wallet | Wallets, Accessories | Wallet | Men Women | Casual | Solid | Leather, Synthetic | Bifold
belt | Belts, Accessories | Belt | Men Women | Formal Casual | Solid | Leather, Canvas | Reversible
watch | Watches, Accessories | Watch, Chronograph Watch | Men Women | Casual Formal | Solid | Steel, Leather | Analog, Digital
sunglasses | Sunglasses, Eyewear, Accessories | Sunglasses | Men Women Unisex | Casual | Solid | Metal, Plastic | Aviator, Wayfarer, Oval
cap | Caps, Headwear, Accessories | Cap, Baseball Cap | Men Unisex Boys | Casual Sports | Solid, Printed | Cotton | Adjustable
socks | Socks, Accessories | Socks | Men Women Boys | Casual Sports | Solid, Striped | Cotton, Wool | Ankle Length, Pack of 3
scarf | Scarves, Accessories | Scarf, Stole | Women | Casual Ethnic | Printed, Solid, Floral Print | Wool, Silk | Long
earrings | Earrings, Jewellery, Accessories | Earrings | Women | Party Ethnic | Solid | Gold, Silver | Drop, Stud
tie | Ties, Accessories | Tie | Men | Formal | Solid, Striped | Silk | Slim
`
const colours = 'Black White Blue Navy Red Green Grey Brown Pink Yellow Beige Purple'.split(' ')
const brands =
  'Quorvane, Tellisk, Brindlow, Ostrava Lane, Marpenny, Huxter & Rye, Veltroy, Sunnick, Ardenby, Pell Harbour'.split(
    ', ',
  )
const sentences = [
  'Pair it with jeans and sneakers for a relaxed look.',
  'Goes well with a plain white shirt and black trousers.',
  'Machine wash cold with similar colours.',
  'Wear it to the office, to a party or on a long walk.',
  'Made for men and women who like to keep it simple.',
  'Keep it in the bag it comes with.',
]
const each = (text: string) => text.split(',').map((part) => part.trim())

/** Deterministic invented products with English names. */
export function englishProducts(count: number): EnglishProduct[] {
  const random = seededRandom(2026)
  const lines = kinds.trim().split('\n')
  return Array.from({ length: count }, (_, at): EnglishProduct => {
    const [kind, category, nouns, genders, usages, patterns, materials, more] = lines[at % lines.length]!.split(' | ')
    const pick = (list: readonly string[]) => random.pick(list)
    const noun = pick(each(nouns!))
    const facts = {
      gender: pick(genders!.split(' ')),
      usage: pick(usages!.split(' ')),
      pattern: pick(each(patterns!)),
      material: pick(each(materials!)),
      more: pick(each(more!)),
      colour: pick(colours),
      noun,
    }
    const brand = pick(brands)
    const { gender, usage, pattern, material, colour } = facts
    const name = pick([
      `${brand} ${gender} ${pattern} ${usage} ${noun}`,
      `${brand} ${gender} ${colour} ${noun}`,
      `${brand} ${gender} ${noun} ${colour}`,
      `${brand} ${gender} ${colour} ${pattern} ${noun}`,
      `${brand} ${gender}'s ${material} ${facts.more} ${noun}`,
    ])
    return {
      name,
      kind: kind!,
      facts,
      kinds: each(category!),
      brand,
      color: colour,
      colorFamily: colour,
      gender,
      description: `${pick(sentences)} ${pick(sentences)}`,
      attributes: [usage, pattern, material, facts.more],
      sku: `EN-${at}`,
    }
  })
}

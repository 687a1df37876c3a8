export type Schemas = Record<string, unknown>

/** A recursive shape has its definitions at its own root; in the document they belong to the components. */
export function withPartsLifted(schema: Schemas, prefix: string, components: Schemas): Schemas {
  const { $defs: parts = {}, ...rest } = schema as { $defs?: Schemas }
  const withRefs = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', `"#/components/schemas/${prefix}`)) as Schemas
  for (const [name, part] of Object.entries(parts)) components[prefix + name] = withRefs(part)
  return withRefs(rest)
}

/** `/bff/cms/menu` → `BffCmsMenu`. */
export const componentName = (path: string) =>
  path.replaceAll(/[^a-z]+([a-z]?)/gi, (_, letter: string) => letter.toUpperCase())

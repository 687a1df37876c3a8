import { Form } from 'react-router'
import { Button } from '#app/platform/ui/button.tsx'
import { Field } from '#app/platform/ui/field.tsx'

/** A search as a plain form that leads to the search results with or without scripts (CAT-02). */
type SearchFormProps = { label: string; action: string; className?: string }

export function SearchForm({ label, action, className = '' }: SearchFormProps) {
  return (
    <Form action="/catalog/" role="search" className={`grid grid-cols-[1fr_auto] items-end gap-2 ${className}`}>
      <Field label={label} name="q" type="search" enterKeyHint="search" autoCapitalize="none" autoCorrect="off" />
      <Button type="submit" look="secondary">
        {action}
      </Button>
    </Form>
  )
}

import type { FastifyRequest } from 'fastify'
import { languageHeader } from '#contract/desk/desk-endpoint.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'

/** The language a call asks its sentences in. */
export const languageOf = ({ headers }: FastifyRequest): DeskLanguage =>
  headers[languageHeader] === 'en' ? 'en' : 'es'

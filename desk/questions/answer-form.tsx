import { useState } from 'react'
import { answerQuestion, type DeskQuestion } from '#contract/desk/questions.ts'
import { fillAnswer, maxAnswerLength, unknownPlaceholders } from '#domain/content/help/answer-text.ts'
import { deskCall } from '#desk/platform/call.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useQuestionAct, useTemplates } from './questions-query.ts'

const words = wordsIn({
  es: {
    title: 'Responder',
    template: 'Empezar con un modelo',
    noTemplate: 'Ninguno',
    answer: 'Respuesta',
    help: 'Sale por mail. {nombre} y {pedido} se completan al mandarla.',
    missing: 'Escribí la respuesta.',
    unknown: (names: string) => `${names} no se puede completar: solo {nombre} y {pedido}.`,
    send: 'Responder',
    confirm: 'Mandar la respuesta',
    to: (email: string) => `Le llega a ${email}. Lo que se mandó no se puede traer de vuelta.`,
    masked: 'Acá el nombre está oculto; en el mail va completo.',
    back: 'Volver',
    really: 'Mandar por mail',
  },
  en: {
    title: 'Answer',
    template: 'Begin with a template',
    noTemplate: 'None',
    answer: 'Answer',
    help: 'It goes by mail. {nombre} and {pedido} are filled when it is sent.',
    missing: 'Write the answer.',
    unknown: (names: string) => `${names} cannot be filled: only {nombre} and {pedido} can.`,
    send: 'Answer',
    confirm: 'Send the answer',
    to: (email: string) => `It goes to ${email}. What was sent cannot be taken back.`,
    masked: 'The name is masked here; the mail has all of it.',
    back: 'Back',
    really: 'Send by mail',
  },
})

type SendDialogProps = { question: DeskQuestion; answer: string; onClose(isSent: boolean): void }

/** What will be read, before it is sent. */
function SendDialog({ question, answer, onClose }: SendDialogProps) {
  const text = useWords(words)
  const { idQuestion, version, country, email, name, orderNr, isRevealed } = question
  const filled = fillAnswer(answer, { nombre: name, pedido: orderNr })
  const isMasked = !isRevealed && name !== null && filled !== fillAnswer(answer, { nombre: null, pedido: orderNr })
  const [key] = useState(() => crypto.randomUUID())
  const sending = useQuestionAct(idQuestion, (given: string, idempotencyKey) =>
    deskCall(answerQuestion, { params: { idQuestion }, body: { text: given, version } }, { idempotencyKey }),
  )
  return (
    <Dialog title={text.confirm} onClose={() => onClose(false)}>
      <div className="grid gap-4">
        <p>{text.to(email)}</p>
        <blockquote className="max-h-80 overflow-y-auto border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
          {filled}
        </blockquote>
        {isMasked && <p className="text-13 text-ink-2">{text.masked}</p>}
        {sending.error && <ActFailure error={sending.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onClose(false)}>{text.back}</Button>
          <Button
            look="primary"
            isBusy={sending.isPending}
            // After somebody else was faster it is another decision, on what is now.
            onClick={() =>
              sending.mutate({ given: answer, key: `${key}-${version}` }, { onSuccess: () => onClose(true) })
            }
          >
            {text.really}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** An answer from scratch or from a template; what was typed stays until it was sent. */
export function AnswerForm({ question }: { question: DeskQuestion }) {
  const text = useWords(words)
  const { data } = useTemplates(question.country)
  const [answer, setAnswer] = useState('')
  const [fault, setFault] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const templates = data?.templates ?? []
  return (
    <Section title={text.title}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const unknown = unknownPlaceholders(answer)
          const found =
            answer.trim() === '' ? text.missing : unknown.length > 0 ? text.unknown(unknown.join(', ')) : undefined
          setFault(found)
          setIsAsking(found === undefined)
        }}
      >
        {templates.length > 0 && (
          <SelectField
            label={text.template}
            value=""
            onChange={({ target }) => {
              const chosen = templates.find(({ idTemplate }) => String(idTemplate) === target.value)
              if (chosen) setAnswer((before) => [before.trimEnd(), chosen.text].filter(Boolean).join('\n\n'))
            }}
            options={[
              { value: '', label: text.noTemplate },
              ...templates.map(({ idTemplate, name }) => ({ value: String(idTemplate), label: name })),
            ]}
          />
        )}
        <TextField
          label={text.answer}
          rows={8}
          maxLength={maxAnswerLength}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          help={text.help}
          error={fault}
        />
        <div>
          <Button type="submit" look="primary">
            {text.send}
          </Button>
        </div>
      </form>
      {isAsking && (
        <SendDialog
          question={question}
          answer={answer.trim()}
          onClose={(isSent) => {
            setIsAsking(false)
            if (isSent) setAnswer('')
          }}
        />
      )}
    </Section>
  )
}

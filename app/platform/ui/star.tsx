export const starPath = 'M10 1.6l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'

/** One decorative star; the meaning is in the text beside it. */
export const Star = ({ className }: { className: string }) => (
  <svg aria-hidden="true" viewBox="0 0 20 20" fill="currentColor" className={className}>
    <path d={starPath} />
  </svg>
)

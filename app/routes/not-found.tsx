import { data } from 'react-router'

export function loader(): never {
  throw data(null, { status: 404 })
}

/** Never rendered: the root's error boundary shows the 404 screen. */
export default function NotFoundScreen() {
  return null
}

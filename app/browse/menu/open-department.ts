import { create } from 'zustand'

type OpenDepartment = {
  to: string
  /** The history entry it was opened on: on any other it is closed. */
  at: string
  /** Opened by its button: it does not close when the pointer leaves it. */
  isPinned: boolean
}

/** The department of the bar whose places are shown; opening one closes the other. */
export const useOpenDepartment = create<{ open: OpenDepartment | undefined }>(() => ({ open: undefined }))

export const openDepartment = (open: OpenDepartment) => useOpenDepartment.setState({ open })

export const closeDepartment = (to: string) =>
  useOpenDepartment.setState(({ open }) => (open?.to === to ? { open: undefined } : { open }))

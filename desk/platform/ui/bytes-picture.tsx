import { useEffect, useState } from 'react'
import { bytesFrom } from '#desk/platform/bytes.ts'

type BytesPictureProps = { content: string; type: string; alt: string; className: string }

/** A picture that came as base64, for as long as it is shown. */
export function BytesPicture({ content, type, alt, className }: BytesPictureProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytesFrom(content)], { type }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [content, type])
  return address === undefined ? <span className={className} /> : <img src={address} alt={alt} className={className} />
}

import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & ButtonLook & { pending?: boolean }

/** A button of 48 px. While it is pending it keeps its focus, says that it is busy, and is not for pressing again. */
export function Button({ kind, wide, pending, type = 'button', ...rest }: ButtonProps) {
  const { 'aria-disabled': disabled = pending || undefined } = rest
  return (
    <button
      {...rest}
      type={type}
      className={buttonClasses({ kind, wide, pending })}
      aria-busy={pending || undefined}
      aria-disabled={disabled}
    />
  )
}

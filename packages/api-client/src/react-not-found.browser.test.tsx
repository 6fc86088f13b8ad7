import { Component, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createManualClient } from '../test/manual-client.ts'
import type { CallOptions, CallRequest, Client } from './client.ts'
import { isFatalNotFound } from './errors.ts'
import { ClientProvider, useCall } from './react.tsx'

type Args = { slug: string }

const getBook = (client: Client, { slug }: Args, options: CallOptions = {}) =>
  client.call<{ title: string }>(`books/${slug}`, options)

function BookPart({ slug, options }: Args & { options?: CallRequest & { background?: boolean } }) {
  const { data, error, refresh } = useCall(getBook, { slug }, options)
  return (
    <>
      <p>{data?.title ?? 'Nothing yet'}</p>
      <p>{error?.toast ?? 'No error'}</p>
      <button type="button" onClick={refresh}>
        Refresh
      </button>
    </>
  )
}

const mistake = () => Promise.reject(new TypeError('x is undefined'))

function BrokenPart() {
  useCall(mistake, {})
  return null
}

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <h1>{isFatalNotFound(error) ? `Page not found: ${error.status}` : String(error)}</h1>
  }
}

async function open(page: ReactNode = <BookPart slug="rain" />) {
  const { sent, client } = createManualClient()
  const inBoundary = (part: ReactNode) => (
    <ClientProvider client={client}>
      <Boundary>{part}</Boundary>
    </ClientProvider>
  )
  const screen = await render(inBoundary(page), { createRootOptions: { onCaughtError: () => undefined } })
  return { sent, screen, goTo: (part: ReactNode) => screen.rerender(inBoundary(part)) }
}

describe('the subject of a page does not exist', () => {
  it('is thrown to the nearest boundary when nothing was shown before', async () => {
    const { sent, screen } = await open()
    sent[0]?.answer({ detail: 'Not found.' }, 404)
    await expect.element(screen.getByRole('heading', { name: 'Page not found: 404' })).toBeVisible()
  })

  it('is thrown when the first answer failed in another way', async () => {
    const { sent, screen } = await open()
    sent[0]?.cut()
    await expect.element(screen.getByText('No connection. Check your internet and try again.')).toBeVisible()
    await screen.getByRole('button').click()
    sent[1]?.answer({}, 404)
    await expect.element(screen.getByRole('heading', { name: 'Page not found: 404' })).toBeVisible()
  })

  it('is thrown when the page requests something else', async () => {
    const { sent, screen, goTo } = await open()
    sent[0]?.answer({ title: 'Rain' })
    await expect.element(screen.getByText('Rain')).toBeVisible()
    await goTo(<BookPart slug="sun" />)
    sent[1]?.answer({}, 404)
    await expect.element(screen.getByRole('heading', { name: 'Page not found: 404' })).toBeVisible()
  })

  it('is only an error when the page shows it already', async () => {
    const { sent, screen } = await open()
    sent[0]?.answer({ title: 'Rain' })
    await expect.element(screen.getByText('Rain')).toBeVisible()
    await screen.getByRole('button').click()
    sent[1]?.answer({}, 404)
    await expect.element(screen.getByText('Resource not found!')).toBeVisible()
    expect(screen.getByText('Rain').query()).not.toBeNull()
    // And stays one when it is asked for once more.
    await screen.getByRole('button').click()
    sent[2]?.answer({}, 404)
    await expect.poll(() => sent[2]?.isUnwanted()).toBe(false)
    expect(screen.getByText('Rain').query()).not.toBeNull()
  })
})

describe('a call in the background', () => {
  it('leaves the page unchanged when what it requests does not exist', async () => {
    const { sent, screen } = await open(<BookPart slug="rain" options={{ background: true }} />)
    sent[0]?.answer({ detail: 'Not found.' }, 404)
    await expect.element(screen.getByText('Resource not found!')).toBeVisible()
    expect(screen.getByText('Nothing yet').query()).not.toBeNull()
  })
})

describe('a mistake in the program', () => {
  it('is thrown, as no part can show it', async () => {
    const { screen } = await open(<BrokenPart />)
    await expect.element(screen.getByRole('heading', { name: 'TypeError: x is undefined' })).toBeVisible()
  })

  it('is to ask without a way to the API', async () => {
    const screen = await render(
      <Boundary>
        <BookPart slug="rain" />
      </Boundary>,
      { createRootOptions: { onCaughtError: () => undefined } },
    )
    await expect.element(screen.getByText('Error: useCall is used outside of <ClientProvider>.')).toBeVisible()
  })
})

// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { render, settle } from '../testing/render.tsx'
import { TourOffer, tourSteps } from './tour.tsx'

beforeEach(() => localStorage.clear())

const press = (name: string) =>
  act(async () =>
    Array.from(document.querySelectorAll('button'))
      .find(({ textContent }) => textContent === `admin.tour.${name}`)
      ?.click(),
  )
const open = async (account: string) => {
  const { container } = await render(<TourOffer />, {
    authProvider: { getIdentity: async () => ({ id: account }) },
    permissions: ['check_in.read'],
  })
  await settle()
  return container
}
const title = () => document.querySelector('[role="dialog"] h2')?.textContent

it('has four to six steps, by what a member may do', () => {
  expect(tourSteps([])).toEqual(['home', 'search', 'saving', 'help'])
  expect(tourSteps(['check_in.read'])).toEqual(['home', 'events', 'search', 'saving', 'help'])
  expect(
    tourSteps(['orders.write', 'products.write', 'contents.write', 'check_in.read', 'payments.read']),
  ).toHaveLength(6)
})

it('goes forward and back, moves the focus to each step, and is not offered again', async () => {
  const container = await open('maya')
  await press('start')
  expect(title()).toBe('admin.tour.steps.home.title')
  await press('next')
  expect(title()).toBe('admin.tour.steps.events.title')
  expect(document.activeElement?.textContent).toBe('admin.tour.steps.events.title')
  await press('back')
  expect(title()).toBe('admin.tour.steps.home.title')
  await press('skip')
  expect(container.textContent).toBe('')
  expect((await open('maya')).textContent).toBe('')
})

it('a member who declines it is not asked again, and others are', async () => {
  const container = await open('binod')
  await press('decline')
  expect(container.textContent).toBe('')
  expect((await open('asha')).textContent).toContain('admin.tour.offer')
})

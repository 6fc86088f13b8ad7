import { expect, requestTest, test } from '@dabali/tooling/end-to-end'

const TALK = '/interviews/tara-nembang-puts-the-slope-back'
const TITLE = 'Tara Nembang puts the slope back'
const RECORDED = '/interviews/five-drums-and-a-point-of-order'

requestTest('the quote in the list links to the interview, and the interview to its record', async ({ visit }) => {
  const list = await visit('/interviews')
  list.getByRole('heading', { level: 1, name: 'Interviews' })
  list.getByText(/“On the radio it had been cut to fit a biscuit advertisement\./)
  const talk = await list.follow(list.within(list.getByRole('main')).getByRole('link', { name: TITLE }))
  expect(talk.path).toBe(TALK)
  talk.getByRole('heading', { level: 1, name: TITLE })
  expect(talk.getAllByText('November 05, 2026')).not.toHaveLength(0)
  talk.getByText('6 min read')
  talk.getByRole('heading', { level: 2, name: 'And people sit through it?' })
  talk.getByText(/They can sit for a slope\./)
  expect(talk.document.querySelectorAll('main blockquote')).toHaveLength(1)

  const beside = talk.within(talk.getByRole('region', { name: 'Listen' }))
  beside.getByRole('button', { name: 'Play the record' })
  beside.getByRole('link', { name: /Tara Nembang, alone with a sarangi/ })
  const record = await talk.follow(beside.getByRole('link', { name: 'Low Cloud' }))
  expect(record.path).toBe('/record/low-cloud')
  const artist = await talk.follow(talk.getByRole('link', { name: 'Tara Nembang' }))
  expect(artist.path).toBe('/artist/tara-nembang')
})

requestTest('in Nepali an interview has a Nepali date', async ({ visit }) => {
  const talk = await visit(`/ne${TALK}`)
  expect(talk.getAllByText('कात्तिक १९, २०८३')).not.toHaveLength(0)
  talk.getByText('५ मिनेटको पढाइ')
  talk.getByRole('heading', { level: 2, name: 'अनि मान्छे बसिरहन्छन्?' })
})

requestTest('an interview that does not exist is not found', async ({ visit }) => {
  for (const path of ['/interviews/nobody-was-asked', '/interviews?page=99']) {
    const page = await visit(path)
    expect(page.html).toContain(`Page Not Found: ${path}`)
    expect(page.status).toBe(404)
  }
})

test('a recorded interview plays on its page, and its transcript opens and prints', async ({
  page,
  request,
  expectAccessible,
}) => {
  await page.goto(RECORDED)
  const written = page.getByText('For three rounds the seventh beat is struck as an end, low and together.')
  await expect(written).toBeHidden()
  await page.getByText('Transcript').click()
  await expect(written).toBeVisible()
  await expectAccessible()
  await page.getByText('Transcript').click()
  await page.emulateMedia({ media: 'print' })
  await expect(written).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const listen = page.getByRole('link', { name: 'Listen to the interview' })
  const sound = (await listen.getAttribute('href')) ?? ''
  await listen.click()
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0)
  expect(await (await request.get('/feed/en-podcast.xml')).text()).toContain(sound)
})

import { getStaffLive, type StaffLive } from '@dabali/api-client/staff'
import { useEffect, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router-dom'
import { api } from '../../data/api.ts'
import { useMay } from '../../data/auth-provider.ts'
import { useFormat } from '../../i18n/format.ts'
import { CultureLink } from '../../layout/appearance.tsx'
import { Facts, LoadError, LoadingRows, PageHead, Section } from '../../layout/parts.tsx'
import { AccessLinks } from './access-links.tsx'
import { ChatPanel } from './chat-panel.tsx'
import { type Signal, StreamPicture } from './stream-picture.tsx'
import { MessageButton, StreamState } from './stream-state.tsx'
import { usePolled } from './use-polled.ts'

const REFRESH_MS = 5000

/** One event date while it is streamed: the picture, the state, the viewers, the chat and the access links. */
export default function LiveControlScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  return may('live.read') ? <Desk key={id} id={id} /> : <ChatDesk key={id} id={id} />
}

/** For those who moderate the chat and nothing else. */
function ChatDesk({ id }: { id: string }) {
  const translate = useTranslate()
  return (
    <>
      <PageHead area="culture" title={translate('resources.live-control.chat.title')} />
      <ChatPanel eventDateId={id} />
    </>
  )
}

function Desk({ id }: { id: string }) {
  const may = useMay()
  const [signal, setSignal] = useState<Signal>()
  const live = usePolled(['live', id], {
    ask: (options) => getStaffLive(api, { id }, { ...options, silent: true }),
    everyMs: REFRESH_MS,
  })
  const { data, error, isPending, isLost, refetch } = live
  if (error && !data) return <LoadError error={error} retry={refetch} />
  if (isPending || !data) return <LoadingRows />
  return (
    <>
      <DeskHead live={data} />
      <LostNotice isLost={isLost} />
      <div className="side-by-side live-control">
        <div className="stack">
          <StreamPicture live={data} onSignal={setSignal} />
          <StreamState live={data} />
          <div className="field-grid">
            <Viewers live={data} />
            <SignalFacts live={data} signal={signal} />
          </div>
        </div>
        {may('chat.read') && <ChatPanel eventDateId={id} />}
      </div>
      <AccessLinks live={data} />
    </>
  )
}

function LostNotice({ isLost }: { isLost: boolean }) {
  const translate = useTranslate()
  return (
    <div role="status">
      {isLost && (
        <div className="notice notice--e">
          <p>{translate('resources.live-control.lost')}</p>
        </div>
      )}
    </div>
  )
}

function DeskHead({ live }: { live: StaffLive }) {
  const translate = useTranslate()
  const may = useMay()
  const { time } = useFormat()
  const isNepali = useLocale() === 'ne'
  const { title, slug, state, event_date_id: id, starts_at: starts, ends_at: ends } = live
  const name = (isNepali ? title.ne || title.en : title.en || title.ne) || String(id)
  return (
    <PageHead
      area="culture"
      title={name}
      meta={
        <>
          {state === 'live' && <span className="badge-live">{translate('resources.live-control.states.live')}</span>}
          <span>{`${time(starts)} – ${time(ends)}`}</span>
        </>
      }
      actions={
        <>
          {may('live.write') && <MessageButton live={live} />}
          {may('events.read') && (
            <Link className="button button--plain" to={`/events/${live.event_id}/show`}>
              {translate('resources.live-control.toEvent')}
            </Link>
          )}
          <CultureLink className="button button--plain" path={`/event/${slug}/${id}/live`}>
            {translate('resources.live-control.toPage')}
          </CultureLink>
        </>
      }
    />
  )
}

function Viewers({ live: { viewers, num_hashes: links, num_redeemed: redeemed } }: { live: StaffLive }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [peak, setPeak] = useState(viewers)
  useEffect(() => setPeak((before) => Math.max(before, viewers)), [viewers])
  return (
    <Section title={translate('resources.live-control.viewers.title')}>
      <p className="figure">
        <b className="big">{number(viewers)}</b>{' '}
        <span className="quiet">{translate('resources.live-control.viewers.now')}</span>
      </p>
      <Facts
        facts={[
          [translate('resources.live-control.viewers.peak'), number(Math.max(peak, viewers))],
          [translate('resources.live-control.viewers.links'), number(links)],
          [translate('resources.live-control.viewers.redeemed'), number(redeemed)],
        ]}
      />
    </Section>
  )
}

const SECOND_DIGITS = 1

function SignalFacts({ live, signal }: { live: StaffLive; signal: Signal | undefined }) {
  const translate = useTranslate()
  const { number, digits } = useFormat()
  const { is_on_air: isOnAir } = live
  const megabits = signal && Math.round(signal.bitrate / 100_000) / 10
  return (
    <Section title={translate('resources.live-control.signal.title')}>
      <Facts
        facts={[
          [
            translate('resources.live-control.signal.origin'),
            translate(`resources.live-control.signal.${isOnAir ? 'up' : 'down'}`),
          ],
          [
            translate('resources.live-control.signal.picture'),
            signal && megabits
              ? translate('resources.live-control.signal.size', {
                  lines: digits(signal.height),
                  megabits: number(megabits),
                })
              : '',
          ],
          [
            translate('resources.live-control.signal.dropped'),
            signal && signal.frames > 0
              ? translate('resources.live-control.signal.percent', {
                  percent: number(Number(((100 * signal.dropped) / signal.frames).toFixed(SECOND_DIGITS))),
                })
              : '',
          ],
          [
            translate('resources.live-control.signal.delay'),
            signal && signal.delay > 0
              ? translate('resources.live-control.signal.seconds', { count: number(Math.round(signal.delay)) })
              : '',
          ],
        ]}
      />
    </Section>
  )
}

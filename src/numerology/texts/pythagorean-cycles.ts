/** What a calendar year, a month and a single day ask of a person, by `pythagorean.<slug>.<number>`. */
export const PYTHAGOREAN_CYCLES = {
  'pythagorean.personal_year.1': {
    title: 'A year for beginnings',
    text: 'Twelve months of wet cement. Whatever you start now tends to set, so the year asks for decisions: apply, move, found, declare. You may feel exposed, since few companions are ready to come along. Do not wait for certainty; ask only whether the plan is yours. Old business left lying about takes up the ground you need.',
  },
  'pythagorean.personal_year.2': {
    title: 'A year of patience',
    text: 'After a push comes a pause in which roots form. The emphasis falls on alliances, negotiation and small repairs, and forcing the pace mostly bruises people. Delays may carry information. Spend the year listening, refining, answering letters. Sensitivity runs high, so check an imagined slight before you answer it, and give credit freely.',
  },
  'pythagorean.personal_year.3': {
    title: 'A year of expression',
    text: 'Conversation, craft and company move up the list this year. Say what you have been saving, show the drawings, accept invitations. The mood is sociable and attention wanders; by autumn a calendar may be full of charming fragments. Pick two creative ends to carry through, and do not use up in spring the cheer you need for November.',
  },
  'pythagorean.personal_year.4': {
    title: 'A year of groundwork',
    text: 'Sleeves up. These months belong to foundations: budgets, contracts, training, the roof, the filing nobody envies. Effort shows slowly and you may feel fenced in. Method eases it more than heroics do. Fix the weak joint instead of decorating it, keep a steady week with real rest inside, and let the walls you raise be ones you want.',
  },
  'pythagorean.personal_year.5': {
    title: 'A year of movement',
    text: 'Midway through the nine-year round the windows open. Travel, new acquaintances, second thoughts and altered circumstances are its material, and a routine that you built last year starts to chafe. Change what is ready to change. The test is telling liberation from mere agitation, because a bridge burned for the warmth takes longer to rebuild than to cross.',
  },
  'pythagorean.personal_year.6': {
    title: 'A year of the household',
    text: 'Home, family and obligations ask for the larger share of you. Someone may need looking after; a room, a bond or a promise wants restoring. Done willingly, it deepens every tie. Done in martyrdom, it earns you silence at dinner. Settle quarrels while they are small, and write your own name on the list of dependants.',
  },
  'pythagorean.personal_year.7': {
    title: 'A year of withdrawal',
    text: 'Outward progress slows so that something inward can catch up. It is a season for study, long walks, a course of reading, an honest review of what you believe. Pushing for visibility tends to disappoint. Tell friends that you are retreating for a while and are not cross with them, then use the quiet instead of merely enduring it.',
  },
  'pythagorean.personal_year.8': {
    title: 'A year of results',
    text: 'Matters of work and money come to a head, and you are asked to act like someone in charge. Claims, negotiations, promotions and reckonings belong here; earlier diligence or its absence becomes visible. Be exact and fair. Effort at this pitch can crowd out affection, so put dinners in the diary with the same firmness as deadlines.',
  },
  'pythagorean.personal_year.9': {
    title: 'A year of clearing',
    text: 'The round closes, and this last year sorts what travels on from what has done its work. Cupboards, commitments, grudges, a job you have outgrown: finishing is the task and starting can wait. Feelings rise with every farewell, which is natural. Give things away while they are still good, thank people properly, and leave one shelf bare.',
  },

  'pythagorean.personal_month.1': {
    title: 'Making the first move',
    text: 'Within the larger theme of the year, these weeks reward initiative. Make the call you drafted twice, send the proposal, go alone if nobody is free. Enthusiasm arrives before the details do, which is useful as long as you note what you promised. One fresh start, properly launched, beats four announced over supper.',
  },
  'pythagorean.personal_month.2': {
    title: 'Turning down the volume',
    text: 'The pace drops and people come first. It is a month to answer gently, sit in on meetings, mend a coolness and collect what you do not yet know. Push, and doors stick; wait, and somebody holds them. You may be thin-skinned by the third week, so postpone verdicts on friendship until you have slept.',
  },
  'pythagorean.personal_month.3': {
    title: 'Inviting people in',
    text: 'Messages multiply, and so do ideas. Use the ease of this month for presenting, writing, hosting, flirting with a new skill. Its weakness is leakage: an afternoon disappears in talk and the good line is never noted. Carry a notebook, leave one evening in three unbooked, and finish a single thing you can show around.',
  },
  'pythagorean.personal_month.4': {
    title: 'Putting the house in order',
    text: 'Here the calendar turns practical. Sort receipts, service the bicycle, rehearse the hard passage, do in sequence what has been done in passing. The middle of the month can feel heavy; a timetable with honest breaks in it helps. Its reward is plain but considerable, namely that things work when you reach for them.',
  },
  'pythagorean.personal_month.5': {
    title: 'Leaving room for surprise',
    text: 'Plans made of iron break during these weeks, while plans made of willow bend. Allow for altered dates, chance meetings, a restless foot beneath the desk. Say yes to one unfamiliar thing and no to the two that only scratch an itch. Double-check anything you sign or post in haste, for attention is travelling light as well.',
  },
  'pythagorean.personal_month.6': {
    title: 'Tending the nearest ones',
    text: "Attention swings to kitchen, kin and conscience. A visit overdue, a shared bill, somebody's exam: such matters fill the month and repay care. Beautify a corner you see daily. When the requests pile up, ask which were really addressed to you, and which you picked up because you could not bear to see them lying there.",
  },
  'pythagorean.personal_month.7': {
    title: 'Closing the study door',
    text: 'Fewer appointments, deeper ones. The month favours reading to the end, checking sources, getting to the root of a recurring fault. Company can feel like static. Arrange some hours alone on purpose, or you may take them by sulking. What you notice about yourself now deserves a page in writing before it is argued with.',
  },
  'pythagorean.personal_month.8': {
    title: 'Dealing with what counts',
    text: 'Decisions with figures attached belong to these weeks: the rate you charge, the contract, the talk about who is responsible. Prepare, then be direct. Efficiency pleases you and may sound harsh to whoever is on the receiving side. Close each negotiation with a courtesy that was not required, and stop work before the office lights do.',
  },
  'pythagorean.personal_month.9': {
    title: 'Tying off threads',
    text: 'Endings gather as the weeks run out. Return the borrowed books, complete the form, let a lapsed hope go with some ceremony. You may feel sentimental and generous to a fault, so offer an afternoon before you offer a promise. Beginnings urged upon you now can usually stand a short delay.',
  },

  'pythagorean.personal_day.1': {
    title: 'Begin before noon',
    text: 'Choose one matter that has been waiting for a decision and decide it this morning. Today suits going first: the opening email, the solo errand, the hand raised early. Advice can be heard after you have formed a view. If irritation flares, look for whoever is slowing you down and check that it is not simply you.',
  },
  'pythagorean.personal_day.2': {
    title: 'Listen twice today',
    text: "A day for the second half of conversations. Ask a question and let the silence after it do some work. Shared tasks go well; ultimatums do not. Attend to a small courtesy, such as a thank-you note or a corrected misspelling of someone's name. Should a remark sting, wait until the evening before replying.",
  },
  'pythagorean.personal_day.3': {
    title: 'Let it out lightly',
    text: 'Express something today: sing in the car, post the sketch, tell the story with the proper voices. Lunch in company does more good than lunch at a screen. Your focus hops about, so keep the delicate arithmetic for tomorrow. Gossip is the cheap version of this mood, and leaves an aftertaste.',
  },
  'pythagorean.personal_day.4': {
    title: 'Do the dull job',
    text: 'One tedious task has been following you from list to list. Give it ninety minutes, with the telephone in another room. Today likes tools, labels, checklists and honest tiredness. Inspiration may not visit and is not required. By supper you can point at something finished; meanwhile, try not to audit how others load the dishwasher.',
  },
  'pythagorean.personal_day.5': {
    title: 'Take another route',
    text: 'Break the pattern somewhere small. Go home by the river, try the stall you always pass, ring a friend from another chapter. Appointments may slide, so carry a book and a sense of humour. Impulse buying, overeating and overtalking are the same itch in different coats. Move your legs before you answer it.',
  },
  'pythagorean.personal_day.6': {
    title: 'Look after your own',
    text: 'Somebody close would be glad of you today, though they have not said so. Cook, telephone, fix the hinge, bring flowers to the desk. Disputes at home can be settled now if nobody has to be right. Notice advice forming on your tongue and swap it for a question. Then do one kindness for yourself.',
  },
  'pythagorean.personal_day.7': {
    title: 'Keep an hour free',
    text: 'Solitude is the errand. Somewhere between obligations, find sixty minutes without voices and use them to think a single thing through. Facts deserve checking; sales talk deserves a raised eyebrow. You may seem distant to the people around you, so say that you are only quiet. A walk near water or trees goes well with this day.',
  },
  'pythagorean.personal_day.8': {
    title: 'Settle the practical matter',
    text: "Bring the businesslike part of yourself. Send the invoice, ask for the meeting, compare the quotes, name the figure without a preamble. Others find you convincing today and also a touch imposing; soften the voice, keep the content. When the day's ledger is closed, leave it closed, and let somebody else choose the film.",
  },
  'pythagorean.personal_day.9': {
    title: 'Finish and let go',
    text: 'Bring something to an end, even if it is only the jar, the novel or the argument. The hours are good for sorting, donating, apologising, visiting a person who is often forgotten. Tears or tenderness may sit nearer the surface than you like. Sign up for nothing new before tomorrow, and go to bed with a cleared desk.',
  },
} as const
